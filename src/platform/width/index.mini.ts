/** Our mini-programs stand upright, and their window keeps its width. */
export const watchWidth = (_changed: () => void) => (): void => {}
