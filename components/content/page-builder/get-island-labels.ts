import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { IslandLabels } from './island-labels';

/** The labels of a page's moving content: one object for all of its islands, so that the payload carries it once. */
export const getIslandLabels = cache(async (): Promise<IslandLabels> => {
  const t = await getTranslations('content');
  return {
    carousel: t('carousel'),
    slideRole: t('slideRole'),
    slider: t('slider'),
    products: t('products'),
    slide: t('slide', { number: '{number}' }),
    position: t('position', { number: '{number}', total: '{total}' }),
    chooseSlide: t('chooseSlide'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    close: t('close'),
    image: t('image'),
    openImage: t('openImage'),
    video: t('video'),
    playVideo: t('playVideo'),
    pauseVideo: t('pauseVideo'),
    map: t('map'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    mapFailed: t('mapFailed'),
  };
});
