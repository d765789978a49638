const MOST = 99;

/** How many, in the little room that there is: "99+" above 99 [SHELL-3]. */
export function countLabel(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
