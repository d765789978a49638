import type { CardRules, Surface } from './card-rules';

/** A trade that keeps what needs a prescription from one surface, and marks what a pharmacist sells, or its variants decide. */
export function keptFrom(surface: Surface): CardRules {
  return {
    details: [],
    badge: {
      code: 'legal_category',
      kinds: [
        {
          ...{ kind: 'kept', label: '^(prescription|POM)', tone: 'warning', icon: 'shield', isSold: false },
          hiddenOn: [surface],
        },
        { kind: 'marked', label: '^(pharmacy|P$)', tone: 'info', icon: 'circled-cross', isSold: true },
        ...([
          { kind: 'odd', label: '^schedule', tone: 'warning', icon: 'shield', isSold: false, says: 'nothing' },
          { kind: 'mixed', label: '^depends', tone: 'info', isSold: true, says: 'by-variant' },
        ] as const),
      ],
    },
    apart: 'active_ingredient',
  };
}
