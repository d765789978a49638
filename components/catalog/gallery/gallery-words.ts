/** What a gallery's controls say. */
export interface GalleryWords {
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
