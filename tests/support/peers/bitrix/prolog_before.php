<?php
/**
 * Stand-ins for what the sample of `docs/recipes/bitrix.md` uses of 1C-Bitrix, with the shapes its documentation gives.
 * The elements come from `BITRIX_ELEMENTS`, a file of JSON; options from the environment.
 */

namespace Bitrix\Main {
    class Loader
    {
        public static function includeModule(string $name): bool
        {
            return $name === 'iblock';
        }
    }

    class Application
    {
        public static function getInstance(): self
        {
            return new self();
        }

        public function terminate(): never
        {
            exit();
        }
    }

    class EventManager
    {
        public array $handlers = [];

        public static function getInstance(): self
        {
            static $one;
            return $one ??= new self();
        }

        public function addEventHandlerCompatible(string $module, string $event, callable $handler): void
        {
            $this->handlers["$module/$event"][] = $handler;
        }
    }
}

namespace Bitrix\Main\Config {
    class Option
    {
        public static function get(string $module, string $name, string $default = ''): string
        {
            return getenv(strtoupper($name)) ?: $default;
        }
    }
}

namespace Bitrix\Main\Web {
    class HttpClient
    {
        private array $headers = [];

        public function __construct(private array $options = [])
        {
        }

        public function setHeader(string $name, string $value): void
        {
            $this->headers[] = "$name: $value";
        }

        public function post(string $url, string $body): string
        {
            $request = ['method' => 'POST', 'header' => $this->headers, 'content' => $body];
            return file_get_contents($url, false, stream_context_create(['http' => $request]));
        }
    }
}

namespace {
    function elements(): array
    {
        static $elements;
        return $elements ??= json_decode(file_get_contents(getenv('BITRIX_ELEMENTS')), true);
    }

    class CDBResult
    {
        public function __construct(private array $rows)
        {
        }

        public function Fetch(): array|false
        {
            return array_shift($this->rows) ?? false;
        }

        public function GetNextElement(bool $textHtmlAuto = true, bool $useTilda = true): _CIBElement|false
        {
            $row = $this->Fetch();
            return $row ? new _CIBElement($row) : false;
        }
    }

    class _CIBElement
    {
        public function __construct(private array $row)
        {
        }

        public function GetFields(): array
        {
            $fields = $this->row['FIELDS'];
            foreach ($fields as $name => $value) {
                $fields["~$name"] = $value;
                $fields[$name] = is_string($value) ? htmlspecialchars($value) : $value;
            }
            return $fields;
        }

        public function GetProperties(): array
        {
            return $this->row['PROPERTIES'];
        }
    }

    class CIBlock
    {
        public static function GetList(array $order = [], array $filter = []): CDBResult
        {
            return self::where('BLOCK', $filter['=CODE']);
        }

        public static function GetByID(int|string $id): CDBResult
        {
            return self::where('IBLOCK_ID', $id);
        }

        private static function where(string $name, int|string $value): CDBResult
        {
            $rows = array_filter(elements(), fn ($row) => (string) $row[$name] === (string) $value);
            return new CDBResult(array_map(fn ($row) => ['ID' => $row['IBLOCK_ID'], 'CODE' => $row['BLOCK']], $rows));
        }
    }

    class CIBlockElement
    {
        public static function GetList(array $order, array $filter): CDBResult
        {
            // As MySQL compares.
            $fits = fn ($row) => $row['IBLOCK_ID'] === $filter['IBLOCK_ID']
                && strcasecmp($filter['=CODE'] ?? $row['FIELDS']['CODE'], $row['FIELDS']['CODE']) === 0
                && ($filter['ACTIVE'] ?? $row['ACTIVE']) === $row['ACTIVE'];
            return new CDBResult(array_values(array_filter(elements(), $fits)));
        }

        public static function GetByID(int|string $id): CDBResult
        {
            $rows = array_filter(elements(), fn ($row) => $row['FIELDS']['ID'] === (string) $id);
            return new CDBResult(array_column($rows, 'FIELDS'));
        }
    }

    class CIBlockSection
    {
        public static function GetByID(int $id): CDBResult
        {
            $rows = array_filter(elements(), fn ($row) => (int) $row['FIELDS']['IBLOCK_SECTION_ID'] === $id);
            return new CDBResult(array_map(fn ($row) => ['NAME' => $row['SECTION']], $rows));
        }
    }

    class CIBlockPropertyEnum
    {
        public static function GetList(array $order, array $filter): CDBResult
        {
            $values = [];
            foreach (elements() as $row) {
                $property = $row['PROPERTIES'][$filter['CODE']] ?? null;
                if ($row['IBLOCK_ID'] === $filter['IBLOCK_ID'] && $property) {
                    foreach ((array) $property['VALUE_XML_ID'] as $index => $id) {
                        $values[$id] = ['XML_ID' => $id, 'VALUE' => ((array) $property['VALUE'])[$index]];
                    }
                }
            }
            return new CDBResult(array_values($values));
        }
    }

    class CFile
    {
        public static function GetFileArray(int|string $id): array|false
        {
            return ['ID' => $id, 'WIDTH' => '1', 'HEIGHT' => '1', 'CONTENT_TYPE' => 'image/png', 'SRC' => "/upload/iblock/4f1/фото $id.png"];
        }
    }

    function MakeTimeStamp(string $moment): int|false
    {
        return DateTime::createFromFormat('d.m.Y H:i:s', $moment)?->getTimestamp() ?? false;
    }

    // As Bitrix does at every request.
    require $_SERVER['DOCUMENT_ROOT'] . '/local/php_interface/init.php';
}
