import type { PageInstance } from '@tarojs/runtime'

/** `@tarojs/router/dist/router/stack`, whose `push` the test utilities watch: it stores nothing else. */
const stack = { push: (_: PageInstance): void => {} }
export default stack
