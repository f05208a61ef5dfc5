/** Most characters of a note's title and content, and most pictures. */
export const NOTE_LIMITS = { title: 60, content: 5000, images: 9 } as const
