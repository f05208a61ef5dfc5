export * from './mini/html'
