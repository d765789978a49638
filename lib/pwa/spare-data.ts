interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what nobody asked for yet is better not loaded: the visitor saves data, or the connection is slow. Works in the worker too. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g';
}
