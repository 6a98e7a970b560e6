import { EntitySchema } from 'typeorm';
import type { Upload } from '../../application/images/upload-repository.js';

/** A row of `uploads`. */
export type UploadRow = Upload;

export const UploadSchema = new EntitySchema<UploadRow>({
  name: 'Upload',
  tableName: 'uploads',
  columns: {
    id: { type: 'uuid', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    address: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
  },
  uniques: [{ columns: ['address'] }],
});
