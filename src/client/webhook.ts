export { SIGNATURE_HEADER, SignatureError, type SignatureErrorName, verifySignature } from '../contract/signature.ts';
