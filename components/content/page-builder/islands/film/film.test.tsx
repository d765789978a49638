// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeWindow, renderIsland } from '@/components/content/page-builder/islands/island-page.fixture';

let page: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  page = fakeWindow();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tube = { host: 'youtube', id: 'dQw4w9WgXcQ' } as const;
const frame = () => document.querySelector('iframe');

describe('[CMS-1] a video', () => {
  const FACADE =
    '<div data-element="video"><a data-element="video-facade" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank"><img src="/api/video-thumbnail/youtube/dQw4w9WgXcQ" alt=""><span class="sr-only">How to inhale</span></a></div>';
  const video = (muted = false, times = { start: 0, end: 0 }) =>
    renderIsland(FACADE, { kind: 'video', settings: { source: tube, autoplay: false, muted, times } });

  test('[CMS-6] asks nothing of its host before it is pressed', async () => {
    await video();
    expect(frame()).toBeNull();
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^\/api\//);
  });

  test('plays in its place at a press, boxed in, and has the focus', async () => {
    await video();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video: How to inhale' }));
    const player = frame();
    expect(player?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&/);
    expect(player?.title).toBe('How to inhale');
    expect(player?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups');
    expect(player?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture');
    expect(player?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(document.activeElement).toBe(player);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('plays by the keyboard too, without sound where the merchant wants it', async () => {
    await video(true);
    screen.getByRole('button').focus();
    await userEvent.keyboard(' ');
    expect(frame()?.src).toContain('mute=1');
  });

  test('[CMS-5] plays whole and at its host’s own volume, or from where to where the merchant says', async () => {
    const { leave } = await video();
    await userEvent.click(screen.getByRole('button'));
    expect(frame()?.src).not.toMatch(/mute|start|end/);
    leave();
    await video(false, { start: 5, end: 20 });
    await userEvent.click(screen.getByRole('button'));
    expect(frame()?.src).toMatch(/start=5&end=20$/);
  });

  test('opens at its host in a new tab for who asks for one', async () => {
    await video();
    fireEvent.click(screen.getByRole('button'), { ctrlKey: true });
    expect(frame()).toBeNull();
  });

  test('is as the server drew it when its code goes', async () => {
    const { leave } = await video();
    await userEvent.click(screen.getByRole('button'));
    const { before, after } = leave();
    expect(after.replace(' style=""', '')).toBe(before);
  });
});

describe('[CMS-1] a film behind a row', () => {
  const ROW =
    '<div data-content-type="row" class="has-background"><div data-element="background-video"><picture></picture></div><p>Words</p></div>';
  const file = { host: 'file', url: '/media/lab.mp4' } as const;
  const still = { isLooped: true, playsOnlyVisible: true, times: { start: 0, end: 0 }, speed: 1 };
  let calls: string[];
  beforeEach(() => {
    calls = [];
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void calls.push('play'));
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
  });
  const row = (source: typeof file | typeof tube, own: Partial<typeof still> = {}) =>
    renderIsland(ROW, { kind: 'background-video', settings: { ...still, ...own, source } });
  const film = () => document.querySelector('video');
  const layer = () => document.querySelector('[data-element="background-video"]') as HTMLElement;

  test('plays while it is in sight, muted, again and again, and out of the way', async () => {
    await row(file);
    expect(film()).toBeNull();
    page.see(layer());
    expect(calls).toEqual(['play']);
    expect(film()).toMatchObject({ muted: true, loop: true, tabIndex: -1 });
    expect(film()?.getAttribute('src')).toBe('/media/lab.mp4');
    expect(film()?.getAttribute('aria-hidden')).toBe('true');
    expect(film()?.hasAttribute('playsinline')).toBe(true);
    page.see(layer(), false);
    expect(calls).toEqual(['play', 'pause']);
  });

  test('plays out of sight too where the merchant wants it', async () => {
    await row(file, { playsOnlyVisible: false });
    expect(calls).toEqual(['play']);
  });

  test('stands while the page is hidden', async () => {
    await row(file);
    page.see(layer());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls.at(-1)).toBe('pause');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls.at(-1)).toBe('play');
  });

  test('can be paused, and goes on where it was', async () => {
    await row(file);
    page.see(layer());
    const before = film();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the video' }));
    expect(calls.at(-1)).toBe('pause');
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(calls.at(-1)).toBe('play');
    expect(film()).toBe(before);
  });

  test('plays only at a press for who wants less motion', async () => {
    page.wantLessMotion();
    await row(file);
    page.see(layer());
    expect(film()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(calls).toEqual(['play']);
  });

  test('plays only at a press for who spares data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await row(file);
    page.see(layer());
    expect(film()).toBeNull();
  });

  test('[CMS-5] starts and ends where the merchant says', async () => {
    await row(file, { times: { start: 5, end: 20 } });
    page.see(layer());
    const video = film();
    expect(video?.getAttribute('src')).toBe('/media/lab.mp4#t=5');
    if (!video) return;
    video.currentTime = 21;
    video.dispatchEvent(new Event('timeupdate'));
    expect(video.currentTime).toBe(5);
  });

  test('[CMS-6] of a video host is its picture until somebody presses', async () => {
    await row(tube);
    page.see(layer());
    expect(frame()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(frame()?.src).toMatch(/youtube-nocookie.*autoplay=1&mute=1&loop=1/);
    await userEvent.click(screen.getByRole('button', { name: 'Pause the video' }));
    expect(frame()).toBeNull();
  });

  test('leaves nothing behind', async () => {
    const { leave } = await row(file);
    page.see(layer());
    const { before, after } = leave();
    expect(after).toBe(before);
  });
});
