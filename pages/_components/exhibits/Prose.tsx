import { RichText } from '#components/ui/RichText.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

/** All markup of an article that the server's sanitizer allows. */
const ARTICLE = `
<h2>Заголовок второго уровня</h2><h3>Заголовок третьего</h3>
<p>Абзац с <a href="/blog/">ссылкой</a>, <strong>жирным</strong>, <em>выделенным</em> и <code>кодом</code>.</p>
<ol><li>Первый пункт</li><li>Второй пункт<ul><li>Вложенный</li></ul></li></ol>
<blockquote><p>Дорогу осилит идущий, смету — прочитавший.</p><p>Дарья Полосина</p></blockquote>
<pre><code>&lt;a class="milepost" href="/projects/"&gt;Очень длинная строка кода, которая не помещается в колонку и потому едет вбок&lt;/a&gt;</code></pre>
<section class="wide" aria-label="Таблица" tabindex="0"><table><thead><tr><th>Строка</th><th>За что платите</th><th>Часы</th><th>Рубли</th></tr></thead><tbody><tr><td>Прототип</td><td>Схема всех экранов на настоящих текстах</td><td>28</td><td>56 000</td></tr><tr><td>Тексты</td><td>Заголовки, офферы, описания услуг</td><td>32</td><td>64 000</td></tr></tbody></table></section>
<figure><img src="/media/w_960,f_webp,q_75/pictures/projects/zernoved-detail.webp" width="1680" height="945" alt="Главная страница" loading="lazy"><figcaption>Подпись под картинкой</figcaption></figure>
<iframe src="https://rutube.ru/play/embed/0/" title="Видео" loading="lazy"></iframe>
<hr><p>Сверхдлинноесловокотороенепомещаетсявколонкуипотомупереноситсягдепридётсялишьбынераздвинулостраницу.</p>`

export function Prose() {
  return (
    <Exhibit title="Текст">
      <Specimen caption="всё, что бывает в тексте" width="whole">
        <RichText html={ARTICLE} />
      </Specimen>
    </Exhibit>
  )
}
