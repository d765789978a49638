import { AppError } from '@/lib/errors/app-error';

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { category?: string } }[];
}

/**
 * The data of a GraphQL answer. Errors are thrown as one AppError, their messages joined by ", "
 * [NET-8], with the first one's category; an answer that is no GraphQL is an `http` error.
 */
export async function readAnswer<Data>(response: Response): Promise<Data> {
  const answer = await parse<Data>(response);
  if (answer.errors?.length) {
    const message = answer.errors.map((error) => error.message).join(', ');
    throw new AppError('graphql', message, {
      category: answer.errors[0]?.extensions?.category,
      status: response.status,
    });
  }
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
