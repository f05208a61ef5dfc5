/**
 * The `@tarojs/components` of H5 (aliased in config/h5-chain.ts): the two components that our screens share with the
 * mini-programs, and those that NutUI names. Everything else that a screen touches is an element of `platform/elements`,
 * plain HTML on H5. Taro's own set would load 25 KB of web components for a text area and 43 KB for a carousel; asking
 * for a component that is not here fails the build.
 */
export * from './view'
export { Canvas, Image } from './nutui'

/** Taro's H5 entry asks for it by name; the router's own gesture takes its place (router/h5/pull.ts). */
export const PullDownRefresh = undefined
