export * from './mini/intersection'
