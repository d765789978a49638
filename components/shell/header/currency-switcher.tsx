'use client';

import { Dropdown } from '@/components/ui/dialog/dropdown';
import { Icon } from '@/components/ui/image/icon';
import { rememberCurrency } from '@/lib/shell/remember-view';
import { optionClass } from './option-class';

interface CurrencySwitcherProps {
  options: { code: string; name: string }[];
  current: string;
  label: string;
}

/**
 * The currencies that may be chosen. The choice lives in the browser, so that pages stay shareable; the
 * document is loaded anew in it [STORE-3]. Without JavaScript there is nothing to choose with, nor shown.
 */
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
              className={optionClass(code === current)}
              onClick={() => {
                if (rememberCurrency(code, available)) window.location.reload();
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
