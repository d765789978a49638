/** A moment as Magento writes it: `2026-11-20 15:47:51`, in UTC. */
export function timeText(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
