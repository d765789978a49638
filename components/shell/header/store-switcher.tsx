'use client';

import { usePathname } from 'next/navigation';
import { Dropdown } from '@/components/ui/dialog/dropdown';
import { Icon } from '@/components/ui/image/icon';
import type { ViewGroup } from '@/lib/shell/group-views';
import { rememberView } from '@/lib/shell/remember-view';
import { switchHref } from '@/lib/shell/switch-href';
import { optionClass } from './option-class';

interface StoreSwitcherProps {
  groups: ViewGroup[];
  /** Code of the page's own view. */
  current: string;
  label: string;
}

/** The shop's views by store group, as plain links: the new view is a new document [STORE-2]. */
export function StoreSwitcher({ groups, current, label }: StoreSwitcherProps) {
  const pathname = usePathname();
  const shown = groups.flatMap(({ views }) => views).find(({ code }) => code === current);
  return (
    <Dropdown
      label={label}
      summary={
        <>
          <Icon name="globe" className="size-4 max-sm:hidden" />
          {shown?.label}
        </>
      }
    >
      {groups.map((group) => (
        <div key={group.code}>
          {groups.length > 1 ? <p className="px-3 pt-2 text-xs font-semibold text-ink-soft">{group.name}</p> : null}
          <ul>
            {group.views.map((view) => (
              <li key={view.code}>
                <a
                  href={switchHref(pathname, current, view.code)}
                  hrefLang={view.locale}
                  aria-current={view.code === current ? 'true' : undefined}
                  className={optionClass(view.code === current)}
                  onClick={(event) => {
                    rememberView(view.code);
                    // A search or a filter belongs to the page; only the browser knows it.
                    event.currentTarget.search = window.location.search;
                  }}
                >
                  <span>
                    <span lang={view.locale}>{view.label}</span>
                    {view.hint ? <span className="block text-xs font-normal text-ink-soft">{view.hint}</span> : null}
                  </span>
                  {view.code === current ? <Icon name="check" className="size-4" /> : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dropdown>
  );
}
