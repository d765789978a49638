import { useEffect, useState } from 'react';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { whenIdle } from '@/lib/browser/when-idle';
import type { WalletSettings } from '@/lib/checkout/payment/wallet';
import { WALLETS, walletOf } from '@/lib/checkout/payment/wallets';
import { reportError } from '@/lib/errors/report-error';

interface UsableMethods<Method> {
  /** What this browser can pay by: wallets once they have said so. */
  methods: Method[];
  isAsking: boolean;
}

/** Leaves out wallets that this browser lacks; they are asked once the page rests, and nothing is where none is offered. */
export function useUsableMethods<Method extends { code: string }>(offered: readonly Method[]): UsableMethods<Method> {
  const { wallets: settings } = useCheckoutFacts();
  const codes = offered
    .filter(({ code }) => walletOf(code))
    .map(({ code }) => code)
    .join();
  const [answer, setAnswer] = useState<{ codes: string; ready: string[] }>({ codes: '', ready: [] });
  useEffect(() => {
    if (codes === '') return;
    let isCurrent = true;
    const giveUp = whenIdle(null, async () => {
      const ready = await readyOf(codes.split(','), settings);
      if (isCurrent) setAnswer({ codes, ready });
    });
    return () => {
      isCurrent = false;
      giveUp();
    };
  }, [codes, settings]);
  const ready = answer.codes === codes ? answer.ready : [];
  return {
    methods: offered.filter(({ code }) => !walletOf(code) || ready.includes(code)),
    isAsking: answer.codes !== codes,
  };
}

async function readyOf(codes: readonly string[], settings: WalletSettings): Promise<string[]> {
  const offered = WALLETS.filter(({ code }) => codes.includes(code));
  const answers = await Promise.all(
    offered.map(({ isReady }) =>
      isReady(settings).catch((error: unknown) => {
        reportError('Asking for a wallet', error);
        return false;
      }),
    ),
  );
  return offered.filter((_, index) => answers[index]).map(({ code }) => code);
}
