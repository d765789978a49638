import type { Resolvers } from '../schema';
import { resolvers as cart } from './cart/resolvers';
import { resolvers as catalog } from './catalog/resolvers';
import { resolvers as checkout } from './checkout/resolvers';
import { resolvers as cms } from './cms/resolvers';
import { resolvers as compare } from './compare/resolvers';
import { resolvers as contact } from './contact/resolvers';
import { resolvers as customer } from './customer/resolvers';
import { resolvers as directory } from './directory/resolvers';
import { resolvers as newsletter } from './newsletter/resolvers';
import { resolvers as order } from './order/resolvers';
import { resolvers as push } from './push/resolvers';
import { resolvers as route } from './route/resolvers';
import { resolvers as store } from './store/resolvers';
import { resolvers as wishlist } from './wishlist/resolvers';

/** What every module resolves. */
export const moduleResolvers: Resolvers = [
  cart,
  catalog,
  checkout,
  cms,
  compare,
  contact,
  customer,
  directory,
  newsletter,
  order,
  push,
  route,
  store,
  wishlist,
];
