import { missing, readJsonBody } from '../../rest/json-body';
import { callerOf, type RestCall, type RestRoute } from '../../rest/rest-endpoint';
import { RestError } from '../../rest/rest-error';
import { customerById } from './queries';
import { restCustomer } from './rest-queries';
import { authenticate, newToken, SIGN_IN_FAILED } from './sign-in';

async function token(call: RestCall): Promise<string> {
  const { username, password } = await readJsonBody(call.request);
  const lacking = Object.entries({ username, password }).flatMap(([name, value]) => (value ? [] : [missing(name)]));
  const [first, ...more] = lacking;
  if (first) throw more.length > 0 ? RestError.several(400, lacking) : first;
  const customerId = await authenticate(call, String(username), String(password));
  if (customerId === null) throw new RestError(401, SIGN_IN_FAILED);
  return newToken(call, customerId);
}

/** Signing in by REST, and who it is that is signed in. */
export const customerRoutes: readonly RestRoute[] = [
  { method: 'POST', path: '/V1/integration/customer/token', handle: token },
  {
    method: 'GET',
    path: '/V1/customers/me',
    handle: async (call) => restCustomer(call, await customerById(call, callerOf(call))),
  },
];
