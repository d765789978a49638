import { expect, test } from 'vitest';
import { playerUrl, thumbnailUrl, videoSource, watchUrl } from './video-source';

const tube = { host: 'youtube', id: 'dQw4w9WgXcQ' } as const;
const vimeo = { host: 'vimeo', id: '76979871' } as const;

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=30s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  ' youtu.be/dQw4w9WgXcQ ',
])('[CMS-6] a film of YouTube is known by any spelling: %s', (url) => {
  expect(videoSource(url)).toEqual(tube);
});

test.each([
  'https://vimeo.com/76979871',
  'https://www.vimeo.com/76979871/',
  'vimeo.com/76979871?share=copy',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/groups/short-films/videos/76979871',
  'https://vimeo.com/showcase/1234567/video/76979871',
  'https://player.vimeo.com/video/76979871?color=ffffff',
])('[CMS-6] a film of Vimeo is known by any spelling: %s', (url) => {
  expect(videoSource(url)).toEqual(vimeo);
});

test.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
  'an unlisted film of Vimeo keeps the hash that opens it: %s',
  (url) => {
    const source = videoSource(url);
    expect(source).toEqual({ ...vimeo, hash: '8272103f6e' });
    expect(source && playerUrl(source)).toContain('h=8272103f6e');
    expect(source && watchUrl(source)).toBe('https://vimeo.com/76979871/8272103f6e');
  },
);

test.each(['/media/wysiwyg/lab.mp4', 'https://cdn.example/films/lab.webm?v=2', '//cdn.example/LAB.MP4'])(
  'a file is a film at any host: %s',
  (url) => {
    expect(videoSource(url)).toEqual({ host: 'file', url });
  },
);

test.each([
  '',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'data:video/mp4;base64,AAAA',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E',
  'https://www.youtube.com/embed/videoseries?list=PL123',
  'https://www.youtube.com/creatorinfo',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/1234567',
  'https://cdn.example/film.avi',
  'https://[',
])('what is no film that can be played is none: %s', (url) => {
  expect(videoSource(url)).toBeNull();
});

test('a film is watched at its host, and played where the host sets no cookies', () => {
  expect(watchUrl(tube)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(watchUrl(vimeo)).toBe('https://vimeo.com/76979871');
  expect(playerUrl(tube)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?playsinline=1&rel=0');
  expect(playerUrl(vimeo)).toBe('https://player.vimeo.com/video/76979871?playsinline=1&dnt=1');
  expect(playerUrl({ host: 'file', url: '/media/lab.mp4' })).toBe('/media/lab.mp4');
});

test('[CMS-5] a film starts and ends where the merchant says, or where it does by itself', () => {
  const file = { host: 'file', url: '/media/lab.mp4' } as const;
  expect(playerUrl(tube, { start: 5, end: 20 })).toMatch(/start=5&end=20$/);
  expect(playerUrl(vimeo, { start: 5 })).toMatch(/#t=5s$/);
  expect(playerUrl(file, { start: 5, end: 20 })).toBe('/media/lab.mp4#t=5,20');
  expect(playerUrl(file, { start: 5 })).toBe('/media/lab.mp4#t=5');
  expect(playerUrl(tube, { start: 0, end: 0 })).not.toMatch(/start|end/);
});

test('each host is told in its own words to play, without sound, again and again', () => {
  const options = { autoplay: true, muted: true, isLooped: true };
  const told = (source: typeof tube | typeof vimeo) =>
    Object.fromEntries(new URL(playerUrl(source, options)).searchParams);
  expect(told(tube)).toMatchObject({ autoplay: '1', mute: '1', loop: '1', playlist: tube.id });
  expect(told(vimeo)).toMatchObject({ autoplay: '1', muted: '1', loop: '1' });
});

test('[CMS-6] the picture of a film is on the shop’s own origin', () => {
  expect(thumbnailUrl(tube)).toBe('/api/video-thumbnail/youtube/dQw4w9WgXcQ');
  expect(thumbnailUrl(vimeo)).toBe('/api/video-thumbnail/vimeo/76979871');
  expect(thumbnailUrl({ host: 'file', url: '/media/lab.mp4' })).toBeNull();
});
