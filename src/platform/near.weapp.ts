export * from './mini/near'
