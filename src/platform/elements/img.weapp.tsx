export * from './mini/img'
