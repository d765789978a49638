import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

// The shop's own addition to Magento: the gate is shown only where the backend has it (`getGate`).
const validateUserDocument = graphql(`
  mutation ValidateUser($username: String!, $password: String!) {
    validateUser(username: $username, password: $password) {
      message
      errors
      code
    }
  }
`);

export interface GateEntry {
  username: string;
  password: string;
}

interface GateAnswer {
  isValid: boolean;
  message: string | null;
  /** Doubles as the type of the toast [GATE-4]. */
  code: string | null;
}

/** Asks whether somebody may pass the gate [GATE-3]; signs nobody in. Throws AppError. */
export async function validateUser({ username, password }: GateEntry): Promise<GateAnswer> {
  const { validateUser: answer } = await mutate(validateUserDocument, { username, password }, { isQueued: false });
  if (!answer) throw new AppError('http', 'The commerce backend gave no answer to validateUser');
  return { isValid: !answer.errors, message: answer.message, code: answer.code };
}
