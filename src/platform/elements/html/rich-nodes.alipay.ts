import { nodesOf } from '@/lib/html-nodes'

/** Alipay's rich text shows nothing of a text of HTML: it takes a tree. */
export const richNodes = nodesOf
