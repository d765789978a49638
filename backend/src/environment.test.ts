import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('works without any variable, and takes an empty one for absent', () => {
    const defaults = readEnvironment({});
    expect(defaults).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: undefined, publicUrl: undefined });
    expect(defaults.cachingApplication).toBe('varnish');
    expect(defaults.dataDir).toMatch(/\/data$/);
    expect(readEnvironment({ BACKEND_PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(defaults);
  });

  it('takes what it is given', () => {
    expect(
      readEnvironment({
        BACKEND_PORT: '4100',
        BACKEND_HOST: '0.0.0.0',
        DATA_DIR: '/var/shop',
        DATABASE_URL: 'postgresql://shop@db/shop',
        BACKEND_PUBLIC_URL: 'https://shop.example/',
        TRUSTED_PROXY_HOPS: '1',
        CACHING_APPLICATION: 'built-in',
        SITE_ORIGIN: 'https://www.shop.example/',
        SMTP_URL: 'smtp://shop:secret@mail.example:587',
        MAIL_FROM: 'Shop <shop@mail.example>',
      }),
    ).toEqual({
      port: 4100,
      host: '0.0.0.0',
      dataDir: '/var/shop',
      databaseUrl: 'postgresql://shop@db/shop',
      publicUrl: 'https://shop.example',
      trustedHops: 1,
      cachingApplication: 'built-in',
      shopOrigin: 'https://www.shop.example',
      smtpUrl: 'smtp://shop:secret@mail.example:587',
      mailFrom: 'Shop <shop@mail.example>',
      pusher: null,
      config: {},
    });
  });

  it('lets a variable stand in place of a setting of every store view', () => {
    expect(readEnvironment({ CUSTOMER_TOKEN_LIFETIME: '90', LOGIN_GATE_LIFETIME: '600' }).config).toEqual({
      customer_access_token_lifetime: 0.025,
      is_enable_popup: true,
      session_authenticator_popup: 600,
    });
  });

  it('[STORE-6] switches the variants of the tag manager on, each by itself', () => {
    const variants = (TAG_MANAGER_VARIANTS: string) => readEnvironment({ TAG_MANAGER_VARIANTS }).config;
    expect(variants('ga4')).toEqual({ google_tag_manager_enabled: false, google_tag_manager_ga4_enabled: true });
    expect(variants('general,ga4')).toEqual({ google_tag_manager_enabled: true, google_tag_manager_ga4_enabled: true });
    expect(variants('')).toEqual({});
  });

  it('lets guests order everything, all but downloads, or nothing', () => {
    const config = (GUEST_CHECKOUT: string) => readEnvironment({ GUEST_CHECKOUT }).config;
    expect([config('all'), config('no-downloads'), config('none')]).toEqual([
      {},
      { disable_guest_checkout: true },
      { is_guest_checkout_enabled: false },
    ]);
  });

  it.each([
    ['GUEST_CHECKOUT', 'downloads'],
    ['TAG_MANAGER_VARIANTS', 'yes'],
    ['BACKEND_PORT', 'http'],
    ['BACKEND_PORT', '70000'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['BACKEND_PUBLIC_URL', 'shop.example'],
    ['BACKEND_PUBLIC_URL', 'https://shop.example/path'],
    ['CACHING_APPLICATION', 'redis'],
    ['SITE_ORIGIN', 'www.shop.example'],
    ['SITE_ORIGIN', 'https://www.shop.example/pharmacy'],
    ['FIREBASE_MESSAGING_ORIGIN', 'https://fcm.example/v1'],
    ['MAIL_FROM', 'Shop'],
    ['CUSTOMER_TOKEN_LIFETIME', '0'],
    ['LOGIN_GATE_LIFETIME', '1.5'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"`));
  });

  it.each([
    [
      'DATABASE_URL',
      'mysql://shop:pass1@db/shop',
      /^DATABASE_URL must be a postgres:\/\/ URL, .* percent-encoded: .*\.$/,
    ],
    ['DATABASE_URL', 'postgres://shop:pass1#@db/shop', /^DATABASE_URL must be a postgres:\/\/ URL, .* percent-encoded/],
    ['DATABASE_URL', 'postgres://shop:pass1/@db/shop', /^DATABASE_URL must be a postgres:\/\/ URL, .* percent-encoded/],
    [
      'DATABASE_URL',
      'postgres://shop:1?pass1@db/shop',
      /^DATABASE_URL must be a postgres:\/\/ URL, .* percent-encoded/,
    ],
    ['SMTP_URL', 'shop:pass1@mail.example:25', /^SMTP_URL must be an smtp:\/\/ or smtps:\/\/ URL\.$/],
    ['SUITABILITY_SECRET', 'pass1', /^SUITABILITY_SECRET must have at least 16 characters\.$/],
  ])('names %s when it is %s, and tells nobody what is secret in it', (name, value, line) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(line);
    expect(() => readEnvironment({ [name]: value })).not.toThrow('pass1');
  });

  it.each([
    'postgres://shop:pa%23%2Fss@db:5433/shop?sslmode=require',
    'postgresql:///shop?host=/var/run/postgresql',
    'postgres://db',
  ])('takes %s as the database', (databaseUrl) => {
    expect(readEnvironment({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });
});
