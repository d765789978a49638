import { AppError } from '@/lib/errors/app-error';
import { type AnswerError, answerError } from './to-app-error';

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: AnswerError[];
}

/**
 * The data of a GraphQL answer. Errors are thrown as one AppError [NET-8], with `isPartial` only where no data stands
 * beside them; an answer that is no GraphQL is an `http` error.
 */
export async function readAnswer<Data>(response: Response, isPartial = false): Promise<Data> {
  const answer = await parse<Data>(response);
  if (answer.errors?.length && !(isPartial && answer.data))
    throw answerError(answer.errors, { status: response.status });
  if (!answer.data)
    throw new AppError('http', `The commerce backend answered without data`, { status: response.status });
  return answer.data;
}

async function parse<Data>(response: Response): Promise<GraphQLAnswer<Data>> {
  try {
    const answer: unknown = await response.json();
    if (answer && typeof answer === 'object') return answer;
  } catch (cause) {
    throw new AppError('http', `The commerce backend answered ${response.status} without JSON`, {
      status: response.status,
      cause,
    });
  }
  throw new AppError('http', `The commerce backend answered ${response.status} without an object`, {
    status: response.status,
  });
}
