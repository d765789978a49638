/** What moving content and its controls are called, in the page's language. */
export interface IslandLabels {
  /** What a slider or a row of products is, and what its parts are. */
  carousel: string;
  slideRole: string;
  slider: string;
  products: string;
  /** `Slide {number}` and `{number} of {total}` as patterns: the browser puts the numbers in. */
  slide: string;
  position: string;
  chooseSlide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  close: string;
  image: string;
  openImage: string;
  video: string;
  playVideo: string;
  pauseVideo: string;
  map: string;
  zoomIn: string;
  zoomOut: string;
  mapFailed: string;
}
