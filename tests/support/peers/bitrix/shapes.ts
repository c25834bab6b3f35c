/**
 * What the API of 1C-Bitrix answers, as its documentation describes it: `CFile::GetFileArray`, and a property of
 * `CIBlockElement::GetNextElement()->GetProperties()`, whose own CODE and NAME stand beside the value.
 */

const file = (SRC: string) => ({
  ID: '1205',
  TIMESTAMP_X: '12.09.2025 10:29:41',
  MODULE_ID: 'iblock',
  HEIGHT: '800',
  WIDTH: '1280',
  FILE_SIZE: '84213',
  CONTENT_TYPE: 'image/jpeg',
  SUBDIR: 'iblock/4f1',
  FILE_NAME: 'фото 1.jpg',
  ORIGINAL_NAME: 'фото 1.jpg',
  DESCRIPTION: '',
  SRC,
})

const property = (CODE: string, PROPERTY_TYPE: string, value: object) => ({
  ID: '31',
  IBLOCK_ID: '5',
  NAME: 'Свойство',
  ACTIVE: 'Y',
  CODE,
  XML_ID: null,
  PROPERTY_TYPE,
  MULTIPLE: 'N',
  ...value,
})

const textProperty = (CODE: string, value: unknown) => property(CODE, 'S', { VALUE: value, '~VALUE': value })

const htmlProperty = (CODE: string, TEXT: string) =>
  property(CODE, 'S', {
    USER_TYPE: 'HTML',
    VALUE: { TEXT: TEXT.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), TYPE: 'HTML' },
    '~VALUE': { TEXT, TYPE: 'HTML' },
  })

const enumeration = (CODE: string, VALUE: unknown, VALUE_XML_ID: unknown) =>
  property(CODE, 'L', { VALUE, '~VALUE': VALUE, VALUE_ENUM: VALUE, VALUE_XML_ID, VALUE_ENUM_ID: '7' })

export const BITRIX_PROJECT = {
  ID: '412',
  IBLOCK_ID: '5',
  CODE: 'Zernoved',
  NAME: '&laquo;Зерновед&raquo; &mdash; обжарка',
  '~NAME': '«Зерновед» — обжарка',
  TIMESTAMP: '12.09.2025 10:30:00',
  PREVIEW_TEXT: 'Магазин обжарщика, &quot;по вкусу&quot;',
  PREVIEW_TEXT_TYPE: 'text',
  PREVIEW_PICTURE: file('/upload/iblock/4f1/фото 1.jpg'),
  DETAIL_PICTURE: '1206',
  DETAIL_TEXT: '<h2>Задача</h2><p>Сорта.</p>',
  DETAIL_TEXT_TYPE: 'html',
  TYPE: enumeration('TYPE', ['Интернет-магазин'], ['shop']),
  SFERA: textProperty('SFERA', 'Обжарка кофе'),
  RESULT_VALUE: textProperty('RESULT_VALUE', 'в 2,4 раза'),
  RESULT_TEXT: textProperty('RESULT_TEXT', false),
  TERM: textProperty('TERM', ''),
  SITE: textProperty('SITE', 'zernoved.example'),
  CUSTOM_HTML: htmlProperty('CUSTOM_HTML', '<section class="hero">Кофе</section>'),
  CUSTOM_CSS: htmlProperty('CUSTOM_CSS', ''),
}

export const BITRIX_TARIFF = {
  CODE: 'HOD',
  NAME: 'Ход',
  SERVICE: textProperty('SERVICE', 'Kontekst'),
  PRICE: textProperty('PRICE', '55000'),
  PRICE_NEXT_MONTH: textProperty('PRICE_NEXT_MONTH', false),
  QUANTITY_HOURS: textProperty('QUANTITY_HOURS', '35'),
  DESCRIPTION: htmlProperty('DESCRIPTION', 'Поток заявок'),
  HIT: enumeration('HIT', 'Y', 'Y'),
  WORKS_OPTIONS: textProperty('WORKS_OPTIONS', ['true', 'false', 'раз в неделю']),
}

export const BITRIX_REVIEW = {
  CODE: 'olga',
  NAME: 'Ольга',
  DATE_CREATE: '20.05.2025 09:00:00',
  AVATAR: 1207,
  TYPE: enumeration('TYPE', 'Интернет-магазин', 'shop'),
  PROJECT: textProperty('PROJECT', 'Zernoved'),
}
