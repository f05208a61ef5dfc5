export * from './mini/dialog'
