export * from './mini/tap'
