/** Classes of an entry of a switcher's list. */
export function optionClass(isCurrent: boolean): string {
  const look = isCurrent ? 'bg-evergreen-tint font-semibold text-evergreen-strong' : 'hover:bg-sunken';
  return `flex min-h-11 w-full items-center justify-between gap-4 rounded-input px-3 py-1.5 text-left ${look}`;
}
