/** Verbatim from the specification. */
export const INVALID_FIELD = 'Ошибка валидации'
export const CONSENT_MISSING = 'Необходимо согласие с Политикой конфиденциальности'
export const LEAD_SENT = 'Сообщение успешно отправлено'
export const LEAD_FAILED = 'Произошла ошибка. Попробуйте повторить позже'
