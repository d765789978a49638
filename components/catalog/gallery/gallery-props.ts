export interface GalleryLabels {
  previous: string;
  next: string;
  /** With `{number}` and `{total}`. */
  position: string;
  zoom: string;
  zoomed: string;
  close: string;
  enlarge: string;
  shrink: string;
}

/** How an image of the row is asked for and shown; one that takes its place hides it. */
export const MAIN_IMAGE = {
  sizes: '(min-width: 1024px) 448px, (min-width: 768px) 46vw, 28vh',
  maxWidth: 1280,
  className: 's-picture in-data-replaced:hidden',
};

export const THUMBNAIL = {
  sizes: '72px',
  maxWidth: 160,
  className: 'size-full object-cover in-data-replaced:hidden',
};
