import { createTransport } from 'nodemailer';
import type { Log } from '../protocol/format-error';
import type { Mail, Mailer } from './mail';
import { putInMailbox } from './mailbox';

interface MailerOptions {
  shopOrigin: string;
  address: string;
  /** A mail server, `smtp://user:password@host:port`. */
  smtpUrl?: string | undefined;
  /** Folder that takes the mails where there is no mail server. */
  mailbox: string;
  log: Log;
}

const TIMEOUT_MS = 15_000;

/** A mailer for the server at `smtpUrl` or, without one, for the mailbox folder. */
export function openMailer({ shopOrigin, address, smtpUrl, mailbox, log }: MailerOptions): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...timeouts }) : null;
  const underWay = new Set<Promise<void>>();

  async function deliver(given: Mail | (() => Promise<Mail>)): Promise<void> {
    let mail: Mail | undefined;
    try {
      mail = typeof given === 'function' ? await given() : given;
      await (transport ? transport.sendMail({ ...mail, from: address }) : putInMailbox(mailbox, mail, address));
    } catch (error) {
      log(new Error(`The mail "${mail?.subject ?? 'not yet written'}" was not sent.`, { cause: error }));
    }
  }

  return {
    shopOrigin,
    address,
    async send(mail) {
      const delivery = deliver(mail);
      underWay.add(delivery);
      delivery.then(() => underWay.delete(delivery));
      // Nobody waits for a mail server, which would also tell by its time that there was a mail to send.
      if (!transport) await delivery;
    },
    async close() {
      await Promise.all(underWay);
      transport?.close();
    },
  };
}
