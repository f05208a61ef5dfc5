/** Returns the place to which a sealed text is bound: elsewhere it does not open. */
export const sealPlace = (tenantId: number, kind: string, field: string): string => `${tenantId}:${kind}:${field}`
