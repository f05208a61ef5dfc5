/** Kinds of imports that can be undone: given coupons, sent parcels and granted coins cannot be taken back. */
export const undoableKinds = ['product', 'stock'] as const
export type UndoableKind = (typeof undoableKinds)[number]

/** Whether imports of a kind can be undone. */
export const isUndoable = (kind: string): kind is UndoableKind => (undoableKinds as readonly string[]).includes(kind)

/** One that has failed wrote the parts before its failure. */
export const importStatuses = ['applying', 'failed', 'applied', 'undoing', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

/**
 * Reasons why an undo leaves a product as it is: somebody changed it since; it is in the archive or off sale; pieces
 * that the import added are sold; its earlier state cannot be saved, because a category or a picture of it is deleted.
 */
export const leftoverReasons = ['changed', 'archived', 'sold', 'refused'] as const
export type LeftoverReason = (typeof leftoverReasons)[number]

/** Days in which an import can be undone. */
export const UNDO_DAYS = 30
