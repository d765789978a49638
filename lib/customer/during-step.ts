import type { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';
import { type UserState, type UserStep, useUserStore } from './user-store';

/** Runs one step between its request and its receipt, with the flags and errors of SESS-6 and SESS-14; throws AppError. */
export async function duringStep<Result>(step: UserStep, task: () => Promise<Result>): Promise<Result> {
  useUserStore.setState({ pending: step, ...flagsOf(step, true, null) });
  try {
    const result = await task();
    useUserStore.setState({ pending: null, ...flagsOf(step, false, null) });
    return result;
  } catch (cause) {
    const error = toAppError(cause);
    useUserStore.setState({ pending: null, ...flagsOf(step, false, error) });
    throw error;
  }
}

function flagsOf(step: UserStep, isBusy: boolean, error: AppError | null): Partial<UserState> {
  if (step === 'getDetails') return { isGettingDetails: isBusy, getDetailsError: error };
  if (step === 'resetPassword') return { isResettingPassword: isBusy, resetPasswordError: error };
  return {};
}
