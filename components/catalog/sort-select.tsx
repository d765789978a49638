'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';

interface SortSelectProps {
  /** The listing's address, where the form goes without JavaScript. */
  action: string;
  label: string;
  submitLabel: string;
  current: string;
  options: readonly { value: string; label: string; href: string }[];
  /** Parameters that a new order keeps. */
  kept: readonly { name: string; value: string }[];
}

/** The order of a listing: a form of its own, which a choice sends by itself where scripts run. */
export function SortSelect({ action, label, submitLabel, current, options, kept }: SortSelectProps) {
  const router = useRouter();

  function sort(value: string) {
    const chosen = options.find((option) => option.value === value);
    if (chosen) router.push(chosen.href, { scroll: false });
  }

  return (
    <form action={action} className="flex items-center gap-2">
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* Keyed, so that going back shows the order of that page. */}
      <Select
        key={current}
        label={label}
        name="sort"
        className="max-sm:[&>label]:sr-only"
        defaultValue={current}
        onChange={(event) => sort(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" look="secondary">
          {submitLabel}
        </Button>
      </span>
    </form>
  );
}
