export * from './mini/focus'
