'use client';

import { usePathname } from 'next/navigation';
import { Dropdown } from '@/components/ui/dialog/dropdown';
import { Icon } from '@/components/ui/image/icon';
import { currentOption, type ViewGroup } from '@/lib/shell/group-views';
import { rememberView } from '@/lib/shell/store-choice';
import { alternatePath, rememberCurrency, switchHref, switchSearch } from '@/lib/shell/switch-view';

interface StoreSwitcherProps {
  groups: ViewGroup[];
  label: string;
}

/** The shop's store views by store group, as plain links: the new one is a new document [STORE-2]. */
export function StoreSwitcher({ groups, label }: StoreSwitcherProps) {
  const pathname = usePathname();
  const current = currentOption(groups);
  return (
    <Dropdown
      label={label}
      summary={
        <>
          <Icon name="globe" className="size-4 max-sm:hidden" />
          {current?.label}
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
                  href={switchHref(pathname, current?.code, view.code)}
                  hrefLang={view.locale}
                  // Crawlers take the alternates: these addresses lead on to the pages without a code in front.
                  rel={view.isDefault ? 'nofollow' : undefined}
                  aria-current={view.isCurrent ? 'true' : undefined}
                  className="s-choice"
                  onClick={(event) => {
                    rememberView(view.code);
                    // A store view may spell the page's path in its own way.
                    const path = alternatePath(view);
                    if (path) event.currentTarget.pathname = path;
                    // A search or a filter belongs to the page; only the browser knows it.
                    event.currentTarget.search = switchSearch(view.currency === current?.currency);
                  }}
                >
                  <span>
                    <span lang={view.locale}>{view.label}</span>
                    {view.hint ? <span className="block text-xs font-normal text-ink-soft">{view.hint}</span> : null}
                  </span>
                  {view.isCurrent ? <Icon name="check" className="size-4" /> : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dropdown>
  );
}

interface CurrencySwitcherProps {
  options: { code: string; name: string }[];
  current: string;
  label: string;
}

/** The choice lives in the browser, so that pages stay shareable; the document is loaded anew [STORE-3]. */
export function CurrencySwitcher({ options, current, label }: CurrencySwitcherProps) {
  const available = options.map(({ code }) => code);
  return (
    <Dropdown label={label} summary={current} className="noscript:hidden">
      <ul>
        {options.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === current ? 'true' : undefined}
              className="s-choice"
              onClick={() => {
                if (!rememberCurrency(code, available)) return;
                const kept = switchSearch(code === current);
                if (kept === window.location.search) window.location.reload();
                else window.location.replace(window.location.pathname + kept);
              }}
            >
              <span>
                <span className="inline-block min-w-12 font-medium">{code}</span> {name}
              </span>
              {code === current ? <Icon name="check" className="size-4" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
