/** The steps, and from a desktop on the summary beside them; on phones the summary comes first. */
export const checkoutGrid = 'grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10 xl:gap-14';
