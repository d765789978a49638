import type { OperationResult } from '@urql/core';
import { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

/** The data of a result that has come; an error, or no data at all, is thrown as AppError. */
export function settle<Data>({ data, error }: Pick<OperationResult<Data>, 'data' | 'error'>): Data {
  if (error) throw toAppError(error);
  if (data == null) throw new AppError('http', 'The commerce backend answered without data');
  return data;
}
