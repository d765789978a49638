// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useToastStore } from '@/lib/shell/toast-store';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { TextInput } from './field';
import { Form } from './form';
import { useForm } from './use-form';

const schema = z.object({ comment: z.string() });
const onSubmit = vi.fn();

function Page() {
  const form = useForm({ loadSchema: async () => schema, checked: [], defaultValues: { comment: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextInput<{ comment: string }> name="comment" label="Comment" />
      <button type="submit">Send</button>
    </Form>
  );
}

it('[NET-1] a form whose code to send with does not come says so, keeps what was typed, and sends it the next time', async () => {
  onSubmit.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  render(
    <WithMessages messages={{ validation: messages.validation, errors: messages.errors }}>
      <Page />
    </WithMessages>,
  );
  const comment = screen.getByRole<HTMLInputElement>('textbox');
  const send = screen.getByRole('button');
  await userEvent.type(comment, 'Hello');
  await userEvent.click(send);
  await screen.findByText(messages.errors.offline);
  expect(comment.value).toBe('Hello');
  await userEvent.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit.mock.calls[1]).toEqual([{ comment: 'Hello' }]);
  await waitFor(() => expect(screen.queryByText(messages.errors.offline)).toBeNull());
  expect(useToastStore.getState().toasts).toEqual([]);
});
