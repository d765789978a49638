// Preloaded into the shop's processes. A launcher that is killed outright cannot stop them; the channel to it closes
// all the same, and they end as if it had asked them to.

import { patience } from './processes.mjs';

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patience(process.env)).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening for its end must not keep a process that has nothing else to do.
  process.channel.unref();
}
