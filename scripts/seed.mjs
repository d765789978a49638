import { runBackendCommand } from './backend-command.mjs';

// `npm run seed -- --products N`: a catalogue of that size in the database that `npm start` opens.

await runBackendCommand('seed', 'backend/src/database/seed/generated/command.ts');
