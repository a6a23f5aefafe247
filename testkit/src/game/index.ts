export * from './stackedWall.ts';
export * from './table.ts';
