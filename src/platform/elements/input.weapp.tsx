export * from './mini/input'
