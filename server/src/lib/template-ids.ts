/** `a, b` as its parts: how `subscribe_order` names templates. */
export const templateIds = (text: string | null | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || [])
