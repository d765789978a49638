/** A video host's player: no more than it takes to play, and where this shop is, not which page of it. */
export function playerFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const attributes = {
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    title,
    src,
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  return frame;
}
