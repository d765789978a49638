import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { getPushConfig } from './get-push-config';

const mutations = vi.hoisted(() => ({ names: ['subscribeFirebase'] }));
vi.mock('@/lib/magento/capabilities/capabilities', async (original) => ({
  ...(await original<typeof import('@/lib/magento/capabilities/capabilities')>()),
  getCapabilities: async () => ({ fields: { Mutation: mutations.names }, productAttributes: [], filters: {} }),
}));

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'shop-1',
  FIREBASE_MESSAGING_SENDER_ID: '1234',
  FIREBASE_APP_ID: '1:1234:web:1',
  FIREBASE_VAPID_KEY: 'B'.repeat(87),
};

beforeEach(() => void Object.assign(env, project));
afterEach(() => {
  for (const name of Object.keys(project)) Reflect.deleteProperty(env, name);
  mutations.names = ['subscribeFirebase'];
});

describe('[PWA-2] notices', () => {
  test('[PWA-2] pages know the Firebase project that is configured', async () => {
    expect(await getPushConfig()).toEqual({
      ...{ apiKey: 'key', projectId: 'shop-1', messagingSenderId: '1234', appId: '1:1234:web:1' },
      vapidKey: 'B'.repeat(87),
    });
  });

  test('[PWA-2] [BACK-1] there are none without a project, or where the backend cannot register a browser', async () => {
    mutations.names = ['validateUser'];
    expect(await getPushConfig()).toBeNull();
    mutations.names = ['subscribeFirebase'];
    Reflect.deleteProperty(env, 'FIREBASE_API_KEY');
    expect(await getPushConfig()).toBeNull();
  });
});
