import { config } from 'zod';

// Every schema of the browser imports it: zod would try whether it may compile its checks, which is a violation in itself.
config({ jitless: true });
