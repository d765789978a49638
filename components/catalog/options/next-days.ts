import { nextOffered } from '@/lib/catalog/options/offered-days';

/** Says below each field that takes certain days which is the next: reckoned here, as the page may be a while old. */
export function showNextDays(form: HTMLFormElement, locale: string): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-next-day]')) {
    const { days, nextDay } = { ...place.parentElement?.querySelector('input')?.dataset, ...place.dataset };
    const next = days && nextOffered(JSON.parse(days), new Date());
    if (next && nextDay) place.textContent = nextDay.replace('{day}', dayText(next, locale));
  }
}

function dayText(day: string, locale: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}
