/** What a notice shows, and where a click on it leads in this shop. */
export interface PushNotice {
  title: string;
  body: string;
  icon?: string;
  image?: string;
  path: string;
}

/** What a message without a notification part shows, in the specification's words [PWA-4]. */
const DEFAULT = { title: 'Test', body: 'Send From Firebase Cloud' };

/** Reads a message as Firebase delivers it; whatever came, there is something to show: browsers insist on it. */
export function readNotice(message: unknown, origin: string): PushNotice & { isDefault: boolean } {
  const { notification, data, fcmOptions } = record(message);
  const { title, body, icon, image, click_action } = record(notification);
  const path = pathOf([record(data).url, record(fcmOptions).link, click_action], origin);
  if (typeof title !== 'string' || title === '') return { ...DEFAULT, path, isDefault: true };
  return {
    title,
    body: typeof body === 'string' ? body : '',
    ...(typeof icon === 'string' ? { icon } : {}),
    ...(typeof image === 'string' ? { image } : {}),
    path,
    isDefault: false,
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The first of these addresses that is one of this shop's, without its origin; the home page where none is. */
function pathOf(addresses: readonly unknown[], origin: string): string {
  for (const address of addresses) {
    if (typeof address !== 'string' || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  }
  return '/';
}
